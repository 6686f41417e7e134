import { colours } from './colours.ts'
import type { Line, LineColour } from './line.ts'
import { type LabelId, labels } from './line.ts'
import { type Category, type Cut, cuts, type Product, type Silhouette, silhouettes } from './product.ts'
import { technologies } from './technologies.ts'

/** Returns the products of a line: one for each of its colours. Pure. */
export function productsOfLine(line: Line): Product[] {
  return line.colours.map((lineColour) => productOf(line, lineColour))
}

function productOf(line: Line, lineColour: LineColour): Product {
  const { colour, rating, reviewCount, pictureCount = 4, missingPicture, video } = lineColour
  const { name, ...parts } = colours[colour]
  const productId = `${line.line}-${colour}`
  const shown: LabelId[] = [...(lineColour.labels ?? []), ...(lineColour.reducedTo ? (['sale'] as const) : [])]
  return {
    productId,
    line: line.line,
    name: line.name,
    description: line.description,
    silhouette: silhouetteOf(line.cut),
    cut: line.cut,
    categories: categoriesOf(line, shown),
    colour: { id: colour, name },
    colourway: { ...parts, sole: line.sole, ...lineColour.parts },
    labels: shown.map((label) => labels[label]),
    technologies: line.technologies.map((technology) => technologies[technology]),
    rating,
    reviewCount,
    prices: pricesOf(line, lineColour),
    sizes: sizesOf(line, lineColour, productId),
    pictureCount,
    missingPicture,
    video,
  }
}

function silhouetteOf(cut: Cut): Silhouette {
  const found = silhouettes.find((silhouette) => cuts[silhouette].some((one) => one === cut))
  if (!found) throw new Error(`No silhouette has the cut ${cut}.`)
  return found
}

function categoriesOf(line: Line, shown: LabelId[]): Category[] {
  const following = (['new', 'sale'] as const).filter((category) => shown.includes(category))
  return [...line.categories, ...following]
}

function pricesOf({ prices }: Line, { reducedTo }: LineColour): Product['prices'] {
  const priceIn = (currency: keyof Product['prices']) =>
    reducedTo ? { now: reducedTo[currency], was: prices[currency] } : { now: prices[currency] }
  return { GBP: priceIn('GBP'), USD: priceIn('USD'), EUR: priceIn('EUR'), CAD: priceIn('CAD') }
}

function sizesOf({ sizes: [first, last] }: Line, { stock }: LineColour, productId: string): Product['sizes'] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    size: `${first + index}`,
    sku: `${productId}-${first + index}`.toUpperCase(),
    stock: stock[index % stock.length] ?? '',
  }))
}
