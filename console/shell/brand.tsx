/** The name, which is the same in every language. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M8 23h5v-6h5v-5h6" fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>Instep</span>
    </span>
  )
}
