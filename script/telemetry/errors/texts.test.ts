/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'

/** The source code of script and catalogue, by path. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../../**/*.ts',
      '../../../catalogue/**/*.ts',
      '../../../catalogue/**/*.tsx',
      '!../../**/*.test.ts',
      '!../../testing/**',
      '!../../../catalogue/**/*.test.*',
      '!../../../catalogue/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, text]) => [path.replace(/^(?:\.\.\/)+/, ''), text] as const)

/** The ledger file with the error catalogue. */
const [ledger = ''] = Object.values(
  import.meta.glob<string>('../../../docs/ledger/engine.yaml', { query: '?raw', import: 'default', eager: true }),
)

/** The texts of the error catalogue as written in the code, and their files. */
const texts: readonly [text: string, path: string][] = [
  ['Array Methods must be provided an Array', 'catalogue/kit/run/arrays.ts'],
  ['No cookie domain in the config matches the current domain', 'startup/steps/domain-validation.ts'],
  ['Cookies cannot persist', 'startup/steps/cookie-store.ts'],
  ['all cross domain iframes need a corresponding domain', 'cross-domain/iframes-to-ask.ts'],
  ['iframe did not respond in time', 'cross-domain/ask-frame.ts'],
  ['Incorrect type exported from pre script, expected function', 'preview/run-pre-script.ts'],
  ['Smartserve execution aborted by pre script', 'startup/steps/pre-script.ts'],
  ['Event emitted before view, this event will be ignored', 'events/processing.ts'],
  ['OKQP VALIDATOR: Start failed', 'startup/steps/validator.ts'],
  ['Visitor engine: Start failed', 'startup/build-engines.ts'],
  ['Unable to eval jolt config', 'startup/open-tracker.ts'],
  ['5: Record(s) not found', 'services/datasets/dataset-records.ts'],
  ['could not parse response', 'services/datasets/dataset-records.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['${/^https?:\\/\\/([^/]+)/.exec(host)?.[1] ?? host} response invalid', 'services/remote/invalid-response.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['GraphQL error ${status}${reason}', 'services/remote/ask-graphql.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['API error${reason}', 'services/remote/ask-graphql.ts'],
  ["'GraphQL error'", 'services/request.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['XHR error: ${url}', 'services/plain-text.ts'],
  ['EPOLLER:TIMEOUT', 'browser/poll.ts'],
  ['Task timeout', 'queue/queue.ts'],
  ['opType not recognised', 'segments/check-index.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['Invalid response from server: ${code}', 'segments/read-answer.ts'],
  ['No response from server', 'segments/read-answer.ts'],
  ['Malformed response from server', 'segments/read-answer.ts'],
  ['Failed to sync to state to stash', 'segments/stash.ts'],
  ['No preview was found in sessionStorage or stash', 'preview/find-preview.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['Stash returned status code ${code}', 'preview/find-preview.ts'],
  ['Max query limit reached', 'segments/queries.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['${vertical} vertical not supported', 'placements/attributes-of.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['The integration "${name}" is not linked to this experience', 'services/functions/linked-id.ts'],
  ["'HTTP'", 'services/functions/call-function.ts'],
  ["'MALFORMED_RESPONSE'", 'services/functions/call-function.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in the code
  ['Failed to perform ${action} action: ${message}', 'services/functions/integration.ts'],
  [
    'Experience is targeting segments, but the visitor engine is not available',
    'experiences/rules/wait-for-segments.ts',
  ],
  ['The Qubit React integration is not enabled for this property', 'experiences/slots/slot-options.ts'],
  ['Could not determine country of the current page', 'catalogue/global/locale-redirect/decide-redirect.ts'],
  ['Already fired this session', 'catalogue/global/locale-redirect/decide-redirect.ts'],
  [
    'Experience is only targeted for those from the US, CA, EU or UK',
    'catalogue/global/locale-redirect/decide-redirect.ts',
  ],
  ['not saved', 'services/counters/counters.ts'],
  ['No custom goal name', 'experiences/goals.ts'],
  ['No name was provided for the custom goal', 'experiences/goals.ts'],
  ['Item is undefined!', 'services/datasets/dataset-records.ts'],
  ['Error fetching dataset', 'services/datasets/datasets.ts'],
]

/** Converts the placeholders of a text in the code to the form in the ledger. */
const asListed = (text: string) =>
  text
    .replace(/^'|'$/g, '')
    .replace(/\$\{reason\}/, '')
    .replace(/^\$\{\/.*\}(?= response)/, '{host}')
    .replaceAll('${', '{')

test('[ER-06] the list contains exactly the texts of the error catalogue', () => {
  const [, entry = ''] = /id: ER-06\s+must: '(.*?)'\n\s+reading:/s.exec(ledger) ?? []
  const listed = [...entry.replace(/\s+/g, ' ').matchAll(/''(.*?)''/g)].map(([, text]) => text)
  expect(listed).toHaveLength(43)
  expect(texts.map(([text]) => asListed(text)).toSorted()).toEqual(listed.toSorted())
})

/** Reduces a text to its words, ignoring case, punctuation and spaces. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

test.each(texts)('[ER-06] "%s" is in %s', (text, path) => {
  expect(sources.find(([each]) => each === path)?.[1]).toContain(text)
})

/** Removes template signs, which comments omit. */
const plain = (text: string) => text.replaceAll('${', '{').replace(/^'|'$/g, '')

test('[ER-06] no text of script or catalogue differs from the list only in case, punctuation or spaces', () => {
  const exact = new Map<string, string[]>()
  for (const [text] of texts)
    if (/[ :]/.test(text)) exact.set(bare(text), [...(exact.get(bare(text)) ?? []), plain(text)])
  const literals = sources.flatMap(([path, source]) =>
    [...source.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , literal = '']) => [path, literal] as const),
  )
  expect(literals.length).toBeGreaterThan(500)
  const deviating = literals.filter(([, literal]) => exact.get(bare(literal))?.includes(plain(literal)) === false)
  expect(deviating).toEqual([])
})
