import { Refusal } from '../http/refusal.ts'

const form = 'shares is to be variation:share with commas between, such as offers-c:0.5,offers-v:0.5'

/**
 * Parses the expected shares of the variations by id, such as `offers-c:0.5,offers-v:0.5`; only their proportions
 * count.
 * @throws Refusal 400 for another form, or when no share is above 0
 */
export function readShares(text: string): ReadonlyMap<string, number> {
  const shares = new Map(text.split(',').map(readShare))
  if (![...shares.values()].some((share) => share > 0)) throw new Refusal(400, 'bad_request', form)
  return shares
}

function readShare(text: string): [variationId: string, share: number] {
  const [, id = '', share = ''] = /^(.+):(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (id === '' || !Number.isFinite(Number(share))) throw new Refusal(400, 'bad_request', form)
  return [id, Number(share)]
}
