/**
 * Where a fault costs most: sources of each area, and the tag of its journeys.
 * @type {Readonly<Record<string, readonly RegExp[]>>}
 */
export const areas = {
  session: [/^packages\/shell\/src\/session\//],
  tabs: [/^packages\/protocol\/src\/rules\/tabs\.ts$/, /^packages\/shell\/src\/(features|frame)\/tabs\//],
  menus: [/^packages\/shell\/src\/menu\/(?!menu-permission)/, /^packages\/shell\/src\/frame\/menus\//],
  permissions: [
    /^packages\/shell\/src\/menu\/menu-permission/,
    /^packages\/shell\/src\/frame\/location\//,
    /^packages\/mock-server\/src\/access\//,
    /^packages\/mock-server\/src\/plugins\/certificate/,
  ],
  approvals: [
    /^packages\/shell\/src\/features\/approvals\//,
    /^packages\/protocol\/src\/rules\/approval/,
    /^packages\/mock-server\/src\/(handlers|reads|queries)\/approval/,
  ],
  faults: [/^packages\/mock-server\/src\/plugins\/faults/, /^packages\/protocol\/src\/control\/fault/],
  worlds: [/^packages\/store\/src\/worlds\//, /^packages\/mock-server\/src\/plugins\/world/],
}
