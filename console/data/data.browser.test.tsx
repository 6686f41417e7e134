import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRequest, session } from '../test-data/answers.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole, type SentRequest } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/data'
const editor = { status: 200, body: { ...session, role: 'edit' } }
const asEditor = ({ address }: SentRequest) => (address.endsWith('/session') ? editor : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = (requests: SentRequest[]) => requests.filter(({ method }) => method === 'POST')

async function chooseFile(content: string | Uint8Array<ArrayBuffer>, name = 'sizes.csv') {
  await userEvent.upload(page.getByLabelText('Choose a file…'), new File([content], name, { type: 'text/csv' }))
  await userEvent.click(button('Check the file'))
}

test('datasets and counters are listed, and who may only see finds no way to change them', async () => {
  openConsole({ at })
  const row = page.getByRole('row', { name: /^sizes/ })
  await expect.element(row).toBeVisible()
  const cells = [...row.element().children].map(({ textContent }) => textContent)
  expect(cells.slice(0, 3)).toEqual(['sizes', '1,240', 'uploaded here'])
  await expect
    .element(page.getByRole('row', { name: /views/ }))
    .toMatchTextContent(/moor-boots.*once for each visitor.*312/)
  expect(page.getByRole('link', { name: 'Load a dataset…' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('link', { name: 'sizes' }))
  await expect.element(page.getByText('1,240 records')).toBeVisible()
  expect(page.getByRole('link', { name: 'Load a file…' }).elements()).toEqual([])
  expect(button('Undo upload…').elements()).toEqual([])
})

test('records are found, and gone through by pages, which are in the address', async () => {
  const requests = openConsole({ at: `${at}/sets/sizes` })
  await expect.element(page.getByRole('row', { name: /SKU-49/ })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(page.getByRole('row', { name: /SKU-99/ })).toBeVisible()
  expect(location.search).toBe('?after=SKU-49')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Find records' }), 'SKU-7')
  await waitFor(() => expect(location.search).toBe('?search=SKU-7'))
  await waitFor(() => expect(page.getByRole('row').elements()).toHaveLength(2))
  expect(requests.some(({ address }) => address.endsWith('/sizes?search=SKU-7'))).toBe(true)
  await userEvent.fill(page.getByRole('searchbox', { name: 'Find records' }), 'nothing')
  await expect.element(page.getByText('No record matches.')).toBeVisible()
})

test('a file with mistakes says them by line, cannot be confirmed, and is mended', async () => {
  const requests = openConsole({ at: `${at}/load?dataset=sizes`, answer: asEditor })
  await expect.element(button('Check the file')).toBeVisible()
  await chooseFile('key,length\nwrong')
  await expect.element(page.getByRole('heading', { name: '2 lines have a mistake' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '3 Number of its cells: 1; 2 are needed.' })).toBeVisible()
  await expect.element(page.getByText(`The key ${markup} is that of line 2. Keep one of them.`)).toBeVisible()
  expect(button('Use 2 records').elements()).toEqual([])

  await chooseFile('key,length\nSKU-1,short')
  await expect.element(page.getByRole('heading', { name: 'What sizes.csv would change' })).toBeVisible()
  const counts = [...document.querySelectorAll('.change-counts > div')].map(({ textContent }) => textContent)
  expect(counts).toEqual(['1added', '1changed', '1,238removed', '0unchanged'])
  expect(document.querySelector('.check-result del')?.textContent).toBe('long')
  expect(sent(requests).every(({ address }) => address.endsWith('/check'))).toBe(true)

  await userEvent.click(button('Use 2 records'))
  await expect.element(page.getByRole('heading', { name: 'It counts from now on' })).toBeVisible()
  expect(sent(requests).at(-1)).toMatchObject({
    address: '/console/api/datasets/moor-boots/sizes',
    body: { text: 'key,length\nSKU-1,short', form: 'csv', version: 7 },
  })
})

test('another file, or another name, needs another check', async () => {
  openConsole({ at: `${at}/load`, answer: asEditor })
  const name = page.getByRole('searchbox', { name: 'Name of the dataset' })
  await expect.element(name).toBeVisible()
  await userEvent.fill(name, 'stock')
  await chooseFile('key,length\nSKU-1,short')
  await expect.element(button('Use 2 records')).toBeVisible()
  await userEvent.fill(name, 'others')
  expect(button('Use 2 records').elements()).toEqual([])
})

test.each([
  ['', 'sizes.csv', 'a', 'A name has 1 to 256 characters.'],
  ['sizes', null, 'a', 'Choose a file.'],
  ['sizes', 'sizes.xlsx', 'a', 'The name of the file has to end in .csv or .ndjson.'],
  ['sizes', 'sizes.csv', 'a'.repeat(2 * 1024 * 1024 + 1), /^The file is too large/],
  // As Excel saves `key,Größe` with "CSV" on Windows.
  [
    'sizes',
    'sizes.csv',
    new Uint8Array([...'key,Gr'].map((sign) => sign.charCodeAt(0)).concat(0xf6, 0xdf, 0x65)),
    /not UTF-8/,
  ],
])('what cannot be checked (%s, %s) says so and is not sent', async (name, file, text, message) => {
  const requests = openConsole({ at: `${at}/load`, answer: asEditor })
  await expect.element(button('Check the file')).toBeVisible()
  if (name) await userEvent.fill(page.getByRole('searchbox', { name: 'Name of the dataset' }), name)
  if (file) await chooseFile(text, file)
  else await userEvent.click(button('Check the file'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(message)
  expect(sent(requests)).toEqual([])
})

test('what somebody else has changed meanwhile is said, and nothing counts', async () => {
  openConsole({
    at: `${at}/load?dataset=sizes`,
    answer: (request) =>
      request.method === 'POST' && request.address.endsWith('/sizes')
        ? { status: 200, body: { outcome: 'changed' } }
        : asEditor(request),
  })
  await expect.element(button('Check the file')).toBeVisible()
  await chooseFile('key,length\nSKU-1,short')
  await userEvent.click(button('Use 2 records'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Somebody else has changed this dataset/)
})

test('an upload is undone after a confirmation that says what counts again', async () => {
  const requests = openConsole({ at: `${at}/sets/sizes`, answer: asEditor })
  await userEvent.click(button('Undo upload…'))
  await expect
    .element(page.getByText(/^What counted before counts again at once: 60 records \(file of the service/))
    .toBeVisible()
  await userEvent.click(button('Cancel'))
  expect(sent(requests)).toEqual([])
  await userEvent.click(button('Undo upload…'))
  await userEvent.click(button('Undo for good'))
  await waitFor(() =>
    expect(sent(requests)).toMatchObject([
      { address: '/console/api/datasets/moor-boots/sizes/undo', body: { version: 7 } },
    ]),
  )
  await waitFor(() => expect(page.getByRole('alertdialog').elements()).toEqual([]))
})

test('after an upload the dataset is shown as it is now, also when the service is slow, and the upload is what is undone', async () => {
  let version = 7
  const requests = openConsole({
    at: `${at}/sets/sizes`,
    async answer(request) {
      if (request.method === 'POST' && request.address.endsWith('/sizes')) version = 8
      if (request.method !== 'GET' || !request.address.endsWith('/sizes')) return asEditor(request)
      const answered = answerRequest(request.address, { method: 'GET', body: undefined, now: Date.now() })
      if (version > 7) await new Promise((resolve) => setTimeout(resolve, 300))
      const body = answered.body as { dataset: object }
      return { status: 200, body: { ...body, dataset: { ...body.dataset, version } } }
    },
  })
  await userEvent.click(page.getByRole('link', { name: 'Load a file…' }))
  await chooseFile('key,length\nSKU-1,short')
  await userEvent.click(button('Use 2 records'))
  await userEvent.click(page.getByRole('link', { name: 'Show the dataset' }))
  await userEvent.click(button('Undo upload…'))
  await userEvent.click(button('Undo for good'))
  await waitFor(() => expect(sent(requests).at(-1)).toMatchObject({ body: { version: 8 } }))
})

test('a counter shows its highest counts, and markup is text everywhere', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('link', { name: markup, exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'views' }))
  await expect.element(page.getByRole('row', { name: 'SKU-1 1,204' })).toBeVisible()
  await expect.element(page.getByText('2 of 312 ids.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: `${markup} 9` })).toBeVisible()
  expect(document.querySelector('main img')).toBeNull()
})

test.each(['light', 'dark'] as const)('nothing is inaccessible, %s', async (theme) => {
  for (const path of [at, `${at}/sets/sizes`, `${at}/load`, `${at}/counters/moor-boots/topk_safe/views`]) {
    openConsole({ at: path, theme, answer: asEditor })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(document.querySelector('.loading')).toBeNull())
    expect(await findViolations(document.body), path).toEqual([])
    closeConsole()
  }
  openConsole({ at: `${at}/load?dataset=sizes`, theme, answer: asEditor })
  await expect.element(button('Check the file')).toBeVisible()
  await chooseFile('key,length\nSKU-1,short')
  await expect.element(button('Use 2 records')).toBeVisible()
  expect(await findViolations(document.body)).toEqual([])
})
