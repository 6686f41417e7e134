/** Sends one change of the wishlist. Resolves to whether the shop accepted it; false also without connection. */
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

/** Returns the server's current saved product ids, or undefined without a response. */
export async function readWishlist(address: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    const { saved }: { saved: string[] } = await answer.json()
    return answer.ok ? saved : undefined
  } catch {
    return undefined
  }
}
