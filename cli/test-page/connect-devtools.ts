import { once } from 'node:events'

type Message = {
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: { type?: string; args?: { value?: unknown }[] }
}

/** A page of a browser that answers the DevTools protocol. */
export type BrowserPage = {
  goTo(address: string): Promise<void>
  /** Evaluates an expression in the page, and waits for the promise that it may return. @throws with the page's error */
  evaluateExpression(expression: string): Promise<unknown>
  /** What the page has written to its console as warning or error. */
  warnings: readonly string[]
  disconnect(): void
}

type Evaluated = {
  result: { value?: unknown }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

/** Opens a page in a browser. @param address at which the browser answers, such as `ws://127.0.0.1:9222/…` */
export async function openBrowserPage(address: string): Promise<BrowserPage> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const warnings: string[] = []
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data)) as Message
    if (method === 'Runtime.consoleAPICalled' && ['warning', 'error'].includes(params?.type ?? ''))
      warnings.push((params?.args ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])).join(' '))
    const asked = id === undefined ? undefined : waiting.get(id)
    if (!asked || id === undefined) return
    waiting.delete(id)
    if (error) asked.reject(new Error(error.message))
    else asked.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser of the test page has ended'))
    waiting.clear()
  })

  function askBrowser<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const asked = Promise.withResolvers<unknown>()
    waiting.set(++lastId, asked)
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
    return asked.promise as Promise<T>
  }

  const { targetId } = await askBrowser<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const attached = { targetId, flatten: true }
  const { sessionId } = await askBrowser<{ sessionId: string }>('Target.attachToTarget', attached)
  await askBrowser('Runtime.enable', {}, sessionId)
  return {
    async goTo(url) {
      const { errorText } = await askBrowser<{ errorText?: string }>('Page.navigate', { url }, sessionId)
      if (errorText) throw new Error(`The browser cannot open ${url}: ${errorText}`)
    },
    async evaluateExpression(expression) {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await askBrowser<Evaluated>('Runtime.evaluate', asked, sessionId)
      if (!exceptionDetails) return result.value
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    },
    warnings,
    disconnect: () => socket.close(),
  }
}
