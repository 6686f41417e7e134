import { expect, test } from 'vitest'
import { askGraphql } from './ask-graphql.ts'
import type { Request } from './request.ts'

const query = '{ property { id } }'

/** Asks a service that answers with this. */
async function ask(reply: { status: number; text: string }) {
  const requests: Request[] = []
  const send = async (request: Request) => {
    requests.push(request)
    return reply
  }
  const answer = await askGraphql({ send, host: 'https://service.test', query, variables: { a: 1 } })
  return { answer, requests }
}

test('a question is a JSON text of no named type, for which no browser asks the service first', async () => {
  const { answer, requests } = await ask({ status: 200, text: '{"data":{"property":null}}' })
  expect(requests).toEqual([
    { method: 'POST', url: 'https://service.test/graphql', body: JSON.stringify({ query, variables: { a: 1 } }) },
  ])
  expect(answer).toEqual({ data: { property: null } })
})

test.each([
  [{ status: 400, text: '{"errors":[{"message":"no query"}]}' }, 'GraphQL error 400: no query'],
  [{ status: 502, text: '<html>' }, 'GraphQL error 502'],
  [{ status: 200, text: '{"data":null,"errors":[{"message":"unknown dataset"}]}' }, 'API error: unknown dataset'],
])('a refusal or a failure is an error that names its cause: %j', async (reply, message) => {
  await expect(ask(reply)).rejects.toThrow(message)
})
