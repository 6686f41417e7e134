/** Loads a picture before it is shown; answers whether it could be loaded. Without an address there is none to load. */
export async function loadPicture(src: string): Promise<boolean> {
  if (src === '') return false
  const picture = new Image()
  picture.src = src
  try {
    await picture.decode()
    return true
  } catch {
    return false // the address answers with no picture
  }
}
