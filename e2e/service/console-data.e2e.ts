import { anEvent } from '../../contract/testing/an-event.ts'
import { type Demo, expect, test } from '../demo.ts'

/** What an experience of the shop gets for a product. */
async function askAsShopper(demo: Demo, key: string): Promise<unknown> {
  const query = `{ property(trackingId: "norrow") { datasetRecords(dataset: "journey-sizes", keys: ["${key}"]) { value } } }`
  const answer = await fetch(`${demo.service}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data?: { property?: { datasetRecords?: { value: unknown }[] } } }
  return data?.property?.datasetRecords?.[0]?.value ?? null
}

test('a file with a mistake is mended, counts for shoppers at once and after a restart, and is undone', async ({
  page,
  demo,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const choose = (lines: string[]) =>
    page
      .getByLabel('Choose a file…')
      .setInputFiles({ name: 'sizes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  const check = () => page.getByRole('button', { name: 'Check the file' }).click()

  // The console knows a site once it has heard of it.
  await fetch(`${demo.service}/events/raw/norrow`, { method: 'POST', body: JSON.stringify([anEvent()]) })
  await page.goto(`${demo.service}/console/sites/norrow/data`)
  await page.getByRole('link', { name: 'Load a dataset…' }).click()
  await page.getByLabel('Name of the dataset').fill('journey-sizes')
  await choose(['key,length', 'P1,long', 'P2'])
  await check()
  await expect(page.getByRole('heading', { name: 'One line has a mistake' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 / })).toContainText('2 are needed')
  expect(await askAsShopper(demo, 'P1')).toBeNull()

  await choose(['key,length', 'P1,long', 'P2,short'])
  await check()
  await expect(page.getByRole('heading', { name: 'What sizes.csv would change' })).toBeVisible()
  expect(await askAsShopper(demo, 'P1')).toBeNull()
  await page.getByRole('button', { name: 'Use 2 records' }).click()
  await expect(page.getByRole('heading', { name: 'It counts from now on' })).toBeVisible()
  expect(await askAsShopper(demo, 'P1')).toEqual({ length: 'long' })

  await page.getByRole('link', { name: 'Show the dataset' }).click()
  await page.getByRole('link', { name: 'Load a file…' }).click()
  await choose(['key,length', 'P1,wide'])
  await check()
  await page.getByRole('button', { name: 'Use 1 record' }).click()
  await expect(page.getByRole('heading', { name: 'It counts from now on' })).toBeVisible()
  await demo.stopService()
  await demo.startService()
  expect(await askAsShopper(demo, 'P1')).toEqual({ length: 'wide' })

  await page.getByRole('link', { name: 'Show the dataset' }).click()
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo upload…' }).click()
    await page.getByRole('button', { name: 'Undo for good' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await undo()
  await expect(page.getByRole('heading', { name: '2 records' })).toBeVisible()
  expect(await askAsShopper(demo, 'P1')).toEqual({ length: 'long' })
  await undo()
  await expect(page.getByText('There is no such dataset')).toBeVisible()
  expect(await askAsShopper(demo, 'P1')).toBeNull()
  expect(faults).toEqual([])
})
