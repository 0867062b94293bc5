/**
 * How many entries of a list pages show at most; where nothing is said they show all. The admin area tells editors. Of posts a
 * block says itself how many: here stands what the pages came with.
 */
export const shownCounts = {
  homePosts: 3,
  homeTestimonials: 3,
  /** In the dialog and on the page about the company; the page of the team shows everybody (J34). */
  teamFaces: 4,
  topicProjects: 3,
  topicPosts: 2,
} as const
