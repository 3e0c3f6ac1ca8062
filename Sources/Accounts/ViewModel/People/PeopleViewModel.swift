import Base

/// The people of the house, as an owner sees them.
struct PeopleViewModel {
  /// A link that was just made, which is shown this once.
  struct Link: Equatable {
    let address: String
    let isReset: Bool
  }

  struct Output: Equatable {
    let people: [Person]
    let invitations: [Invitation]
    let me: ID
    /// Whether the owner can sign in themselves: before that nobody else may come.
    let canInvite: Bool
    var link: Link?
    var problem: PeopleError?
  }

  let accounts: AccountServices

  func output(for me: ID, link: Link? = nil, problem: PeopleError? = nil) throws -> Output {
    let access = try accounts.people.access()
    return Output(
      people: try accounts.people.everybody(), invitations: try accounts.invitations.open(), me: me,
      canInvite: access.withProof > 0, link: link, problem: problem)
  }
}
