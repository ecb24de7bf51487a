/** Parts that make power themselves; the others bear it, or neither. */
export const MAKES_POWER =
  /^(?:cold_air|intake|throttle|charge_pipes|catback|headers|midpipe|downpipe|tune|e85_tune|pulley|supercharger|turbo|cam|ported|stroker|methanol|heat_exchanger)/
