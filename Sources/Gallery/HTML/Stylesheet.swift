/// The style sheet of the page.
enum Stylesheet {
  static let css = """
    :root {
      color-scheme: light dark;
      --page: #f2f2f7; --card: #fff; --text: #1c1c1e; --faint: #6c6c70; --line: #d8d8dc;
      --link: #0063ce;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #101012; --card: #1c1c1e; --text: #f2f2f7; --faint: #a1a1a8; --line: #38383a;
        --link: #5aa9ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 2rem 1rem; max-width: 90rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 Inter, system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 2rem; letter-spacing: -0.02em; }
    h2 { margin: 0; font-size: 1.35rem; letter-spacing: -0.01em; }
    h3 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
    p { margin: 0.25rem 0 0; max-width: 44rem; color: var(--faint); }
    a { color: var(--link); }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 0.75rem; }
    section {
      margin-top: 2rem; padding: 1.5rem;
      background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
    }
    figure { margin: 0; min-width: 0; }
    figcaption { margin-top: 0.35rem; color: var(--faint); font-size: 0.85rem; }
    img {
      display: block; max-width: 100%; height: auto;
      border: 1px solid var(--line); border-radius: 0.6rem;
    }
    .pictures { display: grid; gap: 1.5rem 2rem; margin-top: 1.25rem; }
    .states {
      display: grid; gap: 1rem; align-content: start;
      grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    }
    .stills { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    @media (min-width: 64rem) {
      .pictures { grid-template-columns: fit-content(45%) minmax(0, 1fr); }
    }
    .trace {
      display: block; width: 100%; margin-top: 1.5rem; border-top: 1px solid var(--line);
      font: 11px Inter, system-ui, sans-serif;
    }
    .trace text { fill: var(--faint); }
    .trace .time { text-anchor: middle; }
    .trace .tick { stroke: var(--line); }
    .trace polyline { fill: none; stroke: #5856d6; stroke-width: 1.5; }
    .trace .pointer { fill: #8e8e93; }
    .trace .opened, .trace .joined, .trace .possible { fill: #8e8e93; opacity: 0.35; }
    .trace .active { fill: #007aff; opacity: 0.7; }
    .trace .ended { fill: #34c759; }
    .trace .failed { fill: #ff3b30; }
    .trace .action { fill: #34c759; }
    .trace .transaction { fill: #ff9500; }
    .trace .write { fill: #af52de; }
    .trace .body { fill: #5856d6; }
    details { margin-top: 1.25rem; }
    summary { cursor: pointer; color: var(--link); }
    pre {
      margin: 0; padding: 0.75rem; overflow-x: auto;
      background: var(--page); border-radius: 0.5rem;
      font: 0.8rem/1.5 ui-monospace, monospace;
    }
    """
}
