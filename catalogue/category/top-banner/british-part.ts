/** The part that all addresses of the British shop contain (CAT-15.3, UR-11). */
export const britishPart = '/uk/en/'
