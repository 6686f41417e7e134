import assert from 'node:assert/strict'
import fc from 'fast-check'
import { defineTarget } from '../fuzz-target.ts'
import { brokenJson } from '../inputs/broken-json.ts'
import { anObjectOf, hostileText, jsonValue } from '../inputs/hostile-value.ts'
import { openApp } from '../inputs/open-app.ts'

const leaves = [
  'viewNumber',
  'ipAddress',
  'city',
  'version',
  'segments',
  'force',
  'key',
  'value',
  '__typename',
  'content',
]
const sign = fc.constantFrom(
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '$',
  '!',
  '@',
  '...',
  '"',
  '"""',
  '#',
  ',',
  '&',
  '|',
  '=',
)
const text = hostileText.map((each) => JSON.stringify(each.toWellFormed()))

/** Selections as the schema has them, with fields and arguments that it has not. */
const { selection } = fc.letrec<{ selection: string; field: string; argument: string; value: string }>((tie) => ({
  selection: fc.array(tie('field'), { minLength: 1, maxLength: 4 }).map((fields) => `{ ${fields.join(' ')} }`),
  field: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...leaves),
    fc
      .tuple(
        fc.constantFrom('visitor', 'history', 'property', 'ipLocation', 'segment', '... on Visitor', 'a: visitor'),
        tie('argument'),
        tie('selection'),
      )
      .map((all) => all.join(' ')),
  ),
  argument: fc.oneof(
    fc.constant(''),
    tie('value').map((value) => `(contextId: ${value})`),
    tie('value').map((value) => `(trackingId: ${value}, keys: [${value}])`),
  ),
  value: fc.oneof(text, fc.constantFrom('$id', 'null', '1', '[]', '{}', 'LIVE', '1e400', '-0')),
}))
const visitorQuery = fc
  .tuple(text, text, selection)
  .map(([shop, id, chosen]) => `{ property(trackingId: ${shop}) { visitor(contextId: ${id}) ${chosen} } }`)
const placementQuery = fc
  .tuple(
    text,
    fc.constantFrom('LIVE', 'SAMPLE', 'NULL', 'PREVIEW'),
    fc.constantFrom('{}', '$given', '{visitor: {id: "a"}}', '[1]'),
  )
  .map(
    ([id, mode, attributes]) =>
      `query ($given: JSON!) { placementContent(mode: ${mode}, placementId: ${id}, implementationId: ${id}, attributes: ${attributes}) { content campaignId } }`,
  )
const recordsQuery = fc
  .tuple(text, fc.array(text, { maxLength: 4 }))
  .map(
    ([name, keys]) =>
      `{ property(trackingId: "shop") { datasetRecords(dataset: ${name}, keys: [${keys}]) { key value } } }`,
  )
const query = fc.oneof(
  visitorQuery,
  placementQuery,
  recordsQuery,
  fc.constant(
    '{ property(trackingId: "shop") { visitor(contextId: "a") { history { viewNumber } ipLocation { city } } } }',
  ),
  selection.map((chosen) => `query q($id: String!) ${chosen}`),
  fc
    .array(fc.oneof(sign, hostileText, fc.constantFrom(...leaves, 'query', 'mutation', 'fragment')), { maxLength: 20 })
    .map((all) => all.join(' ')),
  hostileText,
)
const body = fc.oneof(
  { weight: 5, arbitrary: fc.record({ query, variables: anObjectOf(['id', 'given', 'a'], jsonValue) }) },
  { weight: 1, arbitrary: anObjectOf(['query', 'variables', 'operationName'], jsonValue) },
)

/** Operations of any form: each is answered as GraphQL has it, and none is a failure of ours. */
export const target = defineTarget({
  input: brokenJson(body),
  async tryInput(bytes) {
    const app = await openApp()
    const answer = await app.inject({ method: 'POST', url: '/graphql', body: Buffer.from(bytes) })
    assert.ok([200, 400, 413, 422].includes(answer.statusCode), `status ${answer.statusCode}: ${answer.body}`)
    assert.ok(!answer.body.includes('Unexpected failure'), answer.body)
    const told = answer.json<Record<string, unknown>>()
    assert.ok('data' in told || 'errors' in told || 'status' in told, answer.body)
  },
})
