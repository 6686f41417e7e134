import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { PageData } from '../pages/page-data.ts'

/** A browser without script that visits a shop and keeps its cookies. */
export type Browser = {
  open: (path: string, accept?: string) => Promise<LightMyRequestResponse>
  /** Reads the data of the page at a path. */
  read: (path: string) => Promise<PageData>
  post: (path: string, fields: Record<string, string>, accept?: string) => Promise<LightMyRequestResponse>
}

export function aBrowser(shop: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  async function sendRequest(request: {
    method: 'GET' | 'POST'
    url: string
    payload?: string
    headers?: Record<string, string>
  }) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await shop.inject({ ...request, headers: { ...request.headers, cookie } })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }
  const openPage = (url: string, accept = 'text/html') => sendRequest({ method: 'GET', url, headers: { accept } })
  return {
    open: openPage,
    read: async (path) => pageDataIn((await openPage(path)).body),
    post: (url, fields, accept = 'application/json') =>
      sendRequest({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  }
}

function pageDataIn(html: string): PageData {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The page carries no data.')
  return JSON.parse(json)
}
