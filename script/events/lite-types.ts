/** The types that are sent in lite mode, unless the configuration names others (EV-14). */
export const defaultLiteTypes = [
  'ecView',
  'ecUser',
  'ecBasketTransactionSummary',
  'ecBasketItemTransaction',
  'qubit.session',
  'qubit.entrance',
  'qubit.experience',
  'qubit.goalAchieved',
  'qubit.metric',
  'qubit.segmentMembershipChanged',
  'qubit.errorExperience',
  'qubit.debug',
]
