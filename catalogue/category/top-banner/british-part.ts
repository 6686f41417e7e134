/** What addresses of the British shop hold (CAT-15.3, UR-11). */
export const britishPart = '/uk/en/'
