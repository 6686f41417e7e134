import type { FileList } from '../../cli/build/file-list.ts'
import { expect, test } from '../demo.ts'

const product = 'product/moor-chelsea-soot'
const forced = '?qb_force=accordion.accordion-v'

const spoken = {
  'eu/en': ['Delivery', 'Returns', 'Product details', 'Reviews'],
  'eu/fr': ['Livraison', 'Retours', 'Détails du produit', 'Avis'],
  'ca/fr': ['Livraison', 'Retours', 'Détails du produit', 'Avis'],
  'eu/de': ['Versand', 'Rückgabe', 'Produktdetails', 'Bewertungen'],
  'eu/it': ['Spedizione', 'Resi', 'Dettagli del prodotto', 'Recensioni'],
}

test('[SHR-01.29] the accordion speaks the language of the page, whose words alone it loads', async ({
  page,
  demo,
}) => {
  const { words } = (await (await fetch(`${demo.shop}/instep/parts.json`)).json()) as FileList
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url().split('/').pop() ?? ''))
  for (const [front, headings] of Object.entries(spoken))
    await test.step(front, async () => {
      await page.goto('about:blank')
      loaded.length = 0
      await page.goto(`${demo.shop}/${front}/${product}${forced}`)
      const heading = page.locator('.product-accordion-heading')
      await expect(heading).toHaveText(headings)
      const language = front.slice(-2)
      expect(new Set(await heading.evaluateAll((all) => all.map((each) => (each as HTMLElement).lang)))).toEqual(
        new Set([language]),
      )
      expect(loaded.filter((name) => Object.values(words).includes(name))).toEqual(
        words[language] ? [words[language]] : [],
      )
    })
})

test('[SHR-01.29] when the words of a language do not arrive, it is English that says so to screen readers', async ({
  page,
  demo,
}) => {
  await page.route(/\/instep\/fr-/, (route) => route.abort())
  await page.goto(`${demo.shop}/eu/fr/${product}${forced}`)
  const first = page.locator('.product-accordion-heading').first()
  await expect(first).toHaveText('Delivery')
  await expect(first).toHaveAttribute('lang', 'en')
})
