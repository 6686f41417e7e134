import type { Unavailable } from '../demo/demo-state.ts'

/** Says why nothing can be set, and what to do about it (SHOP-105). */
export function UnavailableNotice({ because }: { because: Unavailable }) {
  return (
    <div className="gallery-notice">
      {because === 'off' && (
        <>
          <p>
            <b>The inspection interface of the service is off.</b> Settings cannot be changed without it. To turn it on,
            start the demo with
          </p>
          <pre>INSTEP_INSPECT=1 npm start</pre>
        </>
      )}
      {because === 'forbidden' && (
        <>
          <p>
            <b>The service rejects changes from the gallery.</b> If it has a bearer token, start the shop with the same
            token:
          </p>
          <pre>INSTEP_TOKEN=… INSTEP_INSPECT=1 npm start</pre>
        </>
      )}
      {because === 'silent' && (
        <p>
          <b>The service does not respond.</b> Settings can be changed when it runs. <code>npm start</code> starts it
          together with the shop.
        </p>
      )}
    </div>
  )
}
