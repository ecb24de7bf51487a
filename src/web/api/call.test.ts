import { describe, expect, test } from 'vitest'
import { ApiError, type ApiRequest, createCall, pathOf } from './call.ts'

describe('the typed client', () => {
  test('fills path parameters and query, and escapes both', () => {
    expect(pathOf('GET /api/brands/:slug', { params: { slug: 'a b/c' } })).toBe('/api/brands/a%20b%2Fc')
    expect(pathOf('GET /api/packages', { query: { brand: 'ford & co' } })).toBe('/api/packages?brand=ford+%26+co')
    expect(pathOf('GET /api/packages', { query: {} })).toBe('/api/packages')
  })

  test('sends a JSON body only when one is given', async () => {
    const sent: ApiRequest[] = []
    const call = createCall(async (request) => {
      sent.push(request)
      return { status: 200, statusText: 'OK', body: '[]' }
    })
    await call('GET /api/brands')
    await call('POST /api/shopify/cart', { body: { lines: [] } })
    expect(sent[0]?.body).toBeUndefined()
    expect(sent[0]?.headers['content-type']).toBeUndefined()
    expect(sent[1]?.body).toBe('{"lines":[]}')
    expect(sent[1]?.headers['content-type']).toBe('application/json')
  })

  test('a refused call fails with the status, a colon and the body', async () => {
    const call = createCall(async () => ({ status: 404, statusText: 'Not Found', body: 'no such brand' }))
    await expect(call('GET /api/brands/:slug', { params: { slug: 'x' } })).rejects.toThrow('404: no such brand')
  })

  test('a refused call without a body says the status text', async () => {
    const call = createCall(async () => ({ status: 503, statusText: 'Service Unavailable', body: '' }))
    await expect(call('GET /api/brands')).rejects.toThrow('503: Service Unavailable')
  })

  test('a 401 fails by default and answers nothing when asked to', async () => {
    const call = createCall(async () => ({ status: 401, statusText: 'Unauthorized', body: '' }))
    await expect(call('POST /api/optimization/start')).rejects.toBeInstanceOf(ApiError)
    await expect(call('POST /api/optimization/start', undefined, { on401: 'null' })).resolves.toBeNull()
  })
})
