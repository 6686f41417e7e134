/** The cookie that says when the last lookup succeeded, epoch milliseconds (CK-02, VI-14). */
export const syncStatusName = 'qb_sync_status'
