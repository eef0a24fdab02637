/** How whoever leaves is asked on a page: where `LeavingQuestion` stands, and in it the list of what is unsaved, and the download. */
export const LEAVING_DIALOG = 'data-leaving';
export const LEAVING_LIST = 'data-leaving-list';
export const LEAVING_DOWNLOAD = 'data-leaving-download';
