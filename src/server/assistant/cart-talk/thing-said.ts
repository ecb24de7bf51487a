import type { Said } from '../advisor.ts'
import { NO_THING, OTHER, WHERE } from '../cart-order.ts'
import { thingsNotKinds } from './things-not-sold.ts'

const NO_OBJECT =
  /\b(?:percent|discount|dollars?|bucks|bit|picture|photo|break|note|guess|pics?|car|hint|cheap\w*|set|sets|pair|cooler|pipe|pump|pads)\b/
/** A thing to add or to take out that is no part we know: "a floor jack". */
export function thingIn(said: string): string | undefined {
  const clause = said
    .replace(/^\W*(?:(?:please|just|ok|and|also) )*[a-z]+/, '')
    .replace(WHERE, '')
    .replace(/\b[2-5]\.?\d\d (?=(?:rear )?gears?\b)/, '')
  const thing = OTHER.exec(clause)?.[1]?.trim()
  return thing && !NO_THING.test(thing) && !NO_OBJECT.test(thing) ? thing : undefined
}

const COUNT = String.raw`(?:\d{1,2}|an?|one|two|three|four|some|the|my|new|another|extra)`
/** Hardware goes by these, with or without an article. */
const HARDWARE =
  /\b(?:reg|regulator|sensor|switch|wire|hose|line|clamp|bolt|bearing|seal|cable|bracket|mount|fitting|filter|scoop|harness|adapter|fan|shroud|solenoid|valve|gasket|shim|washer|nut|thermostat|cylinder|rail|bushing|arm|link|rod|coil|relay|fuse|tank|cell|cover|pan|bulb|light|badge|cap)(?:e?s)?$/
const NO_HARDWARE =
  /\b(?:ship\w*|deliver\w*|install\w*|labor|tax|friday|monday|tuesday|wednesday|thursday|saturday|sunday|days?|weeks?|months?|address|discount|receipt|invoice|tracking|quote|deal|time|color|size|best|whole|guy|bro\w*|wife|dad|shop|email|phone|name|zip|code|card|cash|usual|works|door|house|hurry|rush|alignments?|dyno|tuner|sense|problem|question|idea|money|budget|power|hp|whp|gas|fuel|manual|auto\w*|stock|good|nice|please|thanks|thank|asap|yes|no|ok|cheap\w*|dear\w*|expensive|bigger|smaller|engine|motor|weekend|street|track|winter|summer|miles|years?|old|bit)\b/
/** In a list of what is to go in, a piece that is nothing but the name of a thing we do not know: "and a fuel pressure regulator". */
export function listedThing(said: string): string | undefined {
  const words = said
    .replace(/\b(?:in|into|to) (?:(?:my|the|ur|your) )?(?:cart|basket|there|too)\b.*$/, '')
    .replace(/ for (?:the|my|a|an|his|her|our) .*$/, '')
    .replace(/\b(?:too|as well|please|pls|for (?:it|me))\W*$/, '')
    .replaceAll(/[^a-z\d'/ -]/g, ' ')
    .replace(/^ *(?:(?:and|plus|also|with) )*/, '')
    .trim()
  const found = new RegExp(String.raw`^((?:${COUNT} )*)((?:[a-z][a-z\d'/-]+ ?){1,3})$`).exec(words)
  const thing = found?.[2]?.trim()
  if (!thing || NO_THING.test(thing)) return undefined
  return HARDWARE.test(thing) || (found?.[1] && !NO_HARDWARE.test(thing)) ? thing : undefined
}

const TAKEN =
  /\b(?:take|pull|get|leave|kick|throw|remove|delete|drop|ditch|lose|scrap|yank|cancel|forget)(?: out| off)? (?:the|my|that|those|this) ([a-z][a-z\d-]+)\b/
/** "Take the pump out": what is to come out by a name of its own, which is no word that only points. */
export function nounTakenOut(said: string): string | undefined {
  const noun = TAKEN.exec(said)?.[1]
  return noun && !NO_THING.test(noun) && !/^(?:thing|out|off|from|back|too|please)s?$/.test(noun) ? noun : undefined
}

/** The answer before began with what is not in our list. */
export const isNotCarried = (answer: string): boolean => /^(?:We don't carry|No manejamos) /.test(answer)

/** What was asked for before and is not carried: "put both in the cart" puts none of it in. */
export function thingsBefore(messages: readonly Said[]): string[] {
  const asked = messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? ''
  return thingsNotKinds(asked.toLowerCase()).map(({ name }) => name)
}
