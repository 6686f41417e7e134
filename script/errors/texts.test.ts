/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'

/** The source of the script, by path. */
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => [path.slice(3), text] as const)

/** The texts of the error catalogue that the script uses today, as they stand in the code, and where. */
const texts: readonly [text: string, path: string][] = [
  ['No cookie domain in the config matches the current domain', 'startup/steps/domain-validation.ts'],
  ['Cookies cannot persist', 'startup/steps/cookie-store.ts'],
  ['all cross domain iframes need a corresponding domain', 'exchange/iframes-to-ask.ts'],
  ['iframe did not respond in time', 'exchange/ask-frame.ts'],
  ['Incorrect type exported from pre script, expected function', 'startup/run-pre-script.ts'],
  ['Smartserve execution aborted by pre script', 'startup/steps/pre-script.ts'],
  ['Event emitted before view, this event will be ignored', 'events/processing.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the code
  ['${/^https?:\\/\\/([^/]+)/.exec(host)?.[1] ?? host} response invalid', 'remote/invalid-response.ts'],
  ['EPOLLER:TIMEOUT', 'poller/poll.ts'],
  ['Task timeout', 'queue/queue.ts'],
  ['No custom goal name', 'experiences/custom-goal.ts'],
  ['No name was provided for the custom goal', 'experiences/custom-goal.ts'],
]

/** Words alone: what is left of a text that deviates in case, signs or blanks. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

test.each(texts)('"%s" stands in %s', (text, path) => {
  expect(sources.find(([each]) => each === path)?.[1]).toContain(text)
})

test('no text of the script deviates from the catalogue in case, signs or blanks', () => {
  const exact = new Map(texts.map(([text]) => [bare(text), text]))
  const literals = sources.flatMap(([path, source]) =>
    [...source.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , literal = '']) => [path, literal] as const),
  )
  expect(literals.length).toBeGreaterThan(500)
  const deviating = literals.filter(([, literal]) => (exact.get(bare(literal)) ?? literal) !== literal)
  expect(deviating).toEqual([])
})
