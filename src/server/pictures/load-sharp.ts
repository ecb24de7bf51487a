/** The library that reads and makes pictures, with the first of them: 10 MB that a shop without visitors does not need. */
export const loadSharp = async () => (await import('sharp')).default
