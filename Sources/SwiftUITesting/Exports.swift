// Tests read display lists: their items, paints and damage.
@_exported import Drawing
// Tests compare traces.
@_exported import Inspection
