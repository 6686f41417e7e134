import { drawings } from '../pictures/drawings.ts'
import { findProduct } from '../products/products.ts'

type ShoeBox = { left: number; top: number; right: number; bottom: number }

const placed =
  /data-shoe="([^"]+)" transform="translate\(([\d.-]+) ([\d.-]+)\)(?:rotate\(([\d.-]+)\))?scale\(([\d.]+)\)translate\(([\d.-]+) ([\d.-]+)\)"/g

/** Returns the boxes around the shoes of a scene, and the part of the drawing that its document shows. */
export function shoesInScene(scene: string): { shoes: ShoeBox[]; shown: ShoeBox } {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(scene)?.[1] ?? '').split(' ').map(Number)
  const mirrored = scene.includes('transform="matrix(-1 0 0 1 1600 0)"')
  const shoes = [...scene.matchAll(placed)].map(([, productId = '', ...numbers]) => {
    const [x = 0, y = 0, turn = 0, size = 0, across = 0, down = 0] = numbers.map((number) => Number(number ?? 0))
    const product = findProduct(productId)
    if (!product) throw new Error(`No product ${productId}`)
    const { floor, height } = drawings[product.cut]
    const angle = (turn * Math.PI) / 180
    const corners = [80, 720].flatMap((cornerX) =>
      [floor, floor - height].map((cornerY) => {
        const [dx, dy] = [(cornerX + across) * size, (cornerY + down) * size]
        const pageX = x + dx * Math.cos(angle) - dy * Math.sin(angle)
        return [mirrored ? 1600 - pageX : pageX, y + dx * Math.sin(angle) + dy * Math.cos(angle)] as const
      }),
    )
    const [xs, ys] = [corners.map(([cornerX]) => cornerX), corners.map(([, cornerY]) => cornerY)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  })
  return { shoes, shown: { left, top, right: left + width, bottom: top + height } }
}
