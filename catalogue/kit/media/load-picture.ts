/** Loads a picture before it is shown. Returns false when it cannot be loaded or has no address. */
export async function loadPicture(src: string): Promise<boolean> {
  if (src === '') return false
  const picture = new Image()
  picture.src = src
  try {
    await picture.decode()
    return true
  } catch {
    return false // the response is not a picture
  }
}
