import { type Transport, UnreachedError } from './call.ts'

/** Sends over the network with cookies. */
export const browserTransport: Transport = async ({ method, path, headers, body }) => {
  try {
    const reply = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
    })
    return { status: reply.status, statusText: reply.statusText, body: await reply.text() }
  } catch (error) {
    throw new UnreachedError(error)
  }
}
