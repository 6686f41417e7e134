export const defaultService = 'http://localhost:4401'

/** For the help of the commands that ask the service. */
export const tokenHelp = `Set INSTEP_TOKEN to the token that the service was started with. A service outside production that has none and
listens on loopback only answers callers on its own machine.`

/** A client of a running service, for operators. */
export type ServiceClient = {
  /**
   * Requests a path: a POST when there is a body. @throws Error with a remedy when the service does not answer or
   * refuses the request
   */
  ask<Answer>(path: string, body?: unknown): Promise<Answer>
}

/** Says that the service refused a request, with the status that it answered. */
export class ServiceRefusal extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/**
 * Returns a client for the service at an address, with the bearer token of its configuration if it has one.
 * @param base its origin, with the path below which a proxy of the shop has it, if there is one
 */
export function serviceAt(base: string, token: string | undefined): ServiceClient {
  if (!URL.canParse(base)) throw new Error(`--service is ${base}: give an origin such as http://localhost:4401`)
  const { origin, pathname } = new URL(base)
  const address = `${origin}${pathname.replace(/\/+$/, '')}`
  return {
    async ask<Answer>(path: string, body?: unknown) {
      const reply = await requestJson(address, path, {
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      const answer: unknown = await reply.json().catch(() => null)
      if (reply.ok && answer !== null) return answer as Answer
      if (reply.ok)
        throw new Error(
          `What answers at ${address} is no service of Instep, maybe the shop. Name the service with --service`,
        )
      throw new ServiceRefusal(
        `The service at ${address} answered ${reply.status}: ${messageOf(answer)}${remedyOf(reply.status, messageOf(answer))}`,
        reply.status,
      )
    },
  }
}

function remedyOf(status: number, message: string): string {
  if (status === 401) return '. Set INSTEP_TOKEN to the token that the service was started with'
  if (status !== 403) return ''
  // The service has said that it needs one wherever this runs.
  if (message.includes('INSTEP_TOKEN')) return ' for the service, and for this command'
  return '. Run this on the machine of the service, or start the service with INSTEP_TOKEN'
}

async function requestJson(address: string, path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(`${address}${path}`, options)
  } catch {
    throw new Error(`No service answers at ${address}. Start it, or name another with --service`)
  }
}

function messageOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: string } }
  return error?.message ?? 'no reason given'
}
