/** A loader that puts its option `by` in place of a file. */
module.exports = function replaceSource() {
  return this.getOptions().by;
};
