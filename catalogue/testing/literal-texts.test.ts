import { expect, test } from 'vitest'
import { literalTexts } from './literal-texts.ts'

test.each([
  ['<p>Sold out</p>', ['Sold out']],
  ['<p>{isOver && "sold out"}</p>', ['sold out']],
  ['<p aria-label={isPaused ? "play" : "pause"} />', ['play', 'pause']],
  [`<p title={\`from \${amount}\`} />`, ['from']],
  ['openDialog({ label: "offer" })', ['offer']],
  ['link.textContent = "back"', ['back']],
  ['link.setAttribute("aria-label", "back")', ['back']],
  ['const names = { us: "United States" }', ['United States']],
  ['const fee = "a fee of £5"', ['a fee of £5']],
])('a text for shoppers is found in %s', (source, texts) => {
  expect(literalTexts('a.tsx', source)).toEqual(texts)
})

test.each([
  '<p className="sold out" title={texts.soldOut}>{price}</p>',
  '<p aria-label={at === "end" ? texts.last : texts.next} />',
  'log.warn("The dataset is missing")',
  '<p title={sayText("Close")}>{sayText(isPaused ? "Play" : "Pause")}</p>',
  'const answer = { shows: false, because: "The count is not known" }',
  'const isClosing = key === "Escape"',
  'link.setAttribute("aria-controls", "panel")',
  "import { x } from 'Some Package'",
])('nothing is found in %s', (source) => {
  expect(literalTexts('a.tsx', source)).toEqual([])
})
