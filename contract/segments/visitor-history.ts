/**
 * The dataset that the service makes of a visitor's stored events, beside those that a site fills (SV-13, SV-39): the fields
 * of the lookup's `history`, and how many days ago something was, with fractions.
 */
export const visitorHistory = {
  dataset: 'visitor-history',
  daysSinceView: 'daysSinceView',
  daysSincePurchase: 'daysSincePurchase',
  daysSinceFirstView: 'daysSinceFirstView',
  daysSinceFirstPurchase: 'daysSinceFirstPurchase',
} as const
