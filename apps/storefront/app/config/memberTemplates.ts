/**
 * Templates restricted to members of a customer group, with the group id; other visitors get a 404. The platform decides
 * who is a member (decision 14).
 */
export const memberTemplates: ReadonlyMap<string, string> = new Map([['vitrine:pages/staff-sale', 'staff-sale']])
