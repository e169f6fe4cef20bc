/** Files are downloaded below this path (assumed). */
export const downloadPath = '/api/commonsServer/ims/files/download'
