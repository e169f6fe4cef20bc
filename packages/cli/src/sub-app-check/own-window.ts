/** What helps a page that cannot share a window with the portal and other pages. */
export const ownWindow =
  'Or let the portal give its pages windows of their own: "host": "iframe" for it in config.json.'
