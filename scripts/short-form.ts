/**
 * Node keeps the text of what it runs, two bytes a letter as soon as one is beyond ASCII: so without comments, and with
 * escapes for other letters. Lines and names stay, for whoever reads a trace.
 */
export const SHORT_FORM = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const
