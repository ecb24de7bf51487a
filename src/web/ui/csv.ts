const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A value that a spreadsheet would run as a formula is made plain text. */
export const plain = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text)

/** Rows as a file for spreadsheets (RFC 4180). */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
