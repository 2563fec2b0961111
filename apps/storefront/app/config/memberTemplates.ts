/**
 * Pages that only members of a customer group may see, by template: for everyone else they do not exist. The platform says
 * who is a member (decision 14).
 */
export const memberTemplates: ReadonlyMap<string, string> = new Map([['vitrine:pages/staff-sale', 'staff-sale']])
