package import Store
package import Testing

extension Trait where Self == ConditionTrait {
  /// A test that one engine alone can pass, with the reason: `./test` names both at its end.
  package static func only(_ engine: Engine, _ reason: Comment) -> ConditionTrait {
    .enabled(if: TestPlace.engine == engine, reason)
  }
}
