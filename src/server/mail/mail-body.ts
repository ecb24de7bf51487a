/** What a mail says, once: it is sent as plain text and as HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly { name: string; value: string; isTotal?: boolean }[] }
  | { kind: 'link'; label: string; url: string }

/** Plain text and HTML of the same words. HTML for mail programs: tables and inline styles, no pictures, no scripts. */
export function mailBody(title: string, blocks: readonly MailBlock[]): { text: string; html: string } {
  return { text: [title, ...blocks.map(textOf)].join('\n\n'), html: page(title, blocks.map(htmlOf).join('\n')) }
}

function textOf(block: MailBlock): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'rows') return block.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return `${block.label}: ${block.url}`
}

const CELL = 'padding:8px 0;border-bottom:1px solid #e3e3e6;font-size:15px'

function htmlOf(block: MailBlock): string {
  if (block.kind === 'text')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
  if (block.kind === 'link')
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="background:#ff2d1f;color:#0a0a0b;padding:14px 22px;font-weight:bold;text-decoration:none;display:inline-block">${escapeHtml(block.label)}</a></p>`
  const rows = block.rows.map(({ name, value, isTotal }) => {
    const weight = isTotal ? ';font-weight:bold' : ''
    return `<tr><td style="${CELL}${weight}">${escapeHtml(name)}</td><td align="right" style="${CELL}${weight}">${escapeHtml(value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f2f2f4;font-family:Arial,Helvetica,sans-serif;color:#16161a"><div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px 28px"><p style="margin:0 0 24px;font-size:13px;letter-spacing:2px;font-weight:bold">ADRENALINE PERFORMANCE</p><h1 style="margin:0 0 16px;font-size:24px">${escapeHtml(title)}</h1>${body}</div></body></html>`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
