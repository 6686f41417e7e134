/** Sends one change of the wishlist. Answers whether the shop took it; false without connection too. */
export async function writeWishlist(address: string, productId: string, saved: boolean): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ productId, saved: saved ? '1' : '0' }),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** The saved product ids as the server has them now, or undefined without an answer. */
export async function readWishlist(address: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    const { saved }: { saved: string[] } = await answer.json()
    return answer.ok ? saved : undefined
  } catch {
    return undefined
  }
}
