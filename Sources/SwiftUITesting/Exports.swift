// Tests read display lists: their items, paints and damage.
@_exported import TactileDrawing
// Tests compare traces.
@_exported import TactileInspection
