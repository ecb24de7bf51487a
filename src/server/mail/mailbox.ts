/** One mailbox has many spellings: "Ann+1@Example.com" is read by ann@example.com. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '')}@${host}`
}
