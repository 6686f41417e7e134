/** A page of the shop in the size of a phone, beside the way back. */
export function PhonePage({ show }: { show: string }) {
  return (
    <main className="gallery gallery-phone">
      <h1>On a phone</h1>
      <p>
        <a href="/gallery">Back to the gallery</a>
      </p>
      <iframe src={show} title="The shop, 390 pixels wide" width="390" height="760" />
    </main>
  )
}
