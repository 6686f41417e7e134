import type { Unavailable } from '../demo-state.ts'

/** Why nothing can be set, and what to do about it (SHOP-105). */
export function UnavailableNotice({ because }: { because: Unavailable }) {
  return (
    <div className="gallery-notice">
      {because === 'off' && (
        <>
          <p>
            <b>The inspection interface of the service is off.</b> Without it nothing can be set. Switch it on by
            starting the demo with
          </p>
          <pre>INSTEP_INSPECT=1 npm start</pre>
        </>
      )}
      {because === 'forbidden' && (
        <>
          <p>
            <b>The service does not let the gallery set anything.</b> Where it has a bearer token, start the shop with
            the same:
          </p>
          <pre>INSTEP_TOKEN=… INSTEP_INSPECT=1 npm start</pre>
        </>
      )}
      {because === 'silent' && (
        <p>
          <b>The service does not answer.</b> Nothing can be set until it runs; <code>npm start</code> starts it
          together with the shop.
        </p>
      )}
    </div>
  )
}
