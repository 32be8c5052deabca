// Sends requests to the server, and passes on its messages.

export class Connection {
  #socket;
  #lastID = 0;
  #calls = new Map();
  #handlers;

  // Handlers: opened(), closed(), pixels(buffer), notice(method, message).
  constructor(handlers) {
    this.#handlers = handlers;
    this.#open();
  }

  #open() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    this.#socket = new WebSocket(address);
    this.#socket.binaryType = "arraybuffer";
    this.#socket.onopen = () => this.#handlers.opened();
    this.#socket.onclose = () => {
      for (const call of this.#calls.values()) call.reject(new Error("The connection was lost."));
      this.#calls.clear();
      this.#handlers.closed();
      setTimeout(() => this.#open(), 500);
    };
    this.#socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.#handlers.pixels(data);
      const message = JSON.parse(data);
      if (message.method) return this.#handlers.notice(message.method, message.params.message);
      const call = this.#calls.get(message.id);
      this.#calls.delete(message.id);
      if (!call) return;
      if (message.error) call.reject(new Error(message.error.message));
      else call.resolve(message.result);
    };
  }

  // Sends a request; the promise has its result.
  call(method, params) {
    if (this.#socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("The connection was lost."));
    }
    this.#lastID += 1;
    const id = this.#lastID;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }
}
