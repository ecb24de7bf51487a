/**
 * Node keeps the text of what it runs, two bytes a letter as soon as one is beyond ASCII: so without blanks and comments,
 * and with escapes for other letters. Names stay, for whoever reads a trace.
 */
export const SHORT_FORM = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
} as const
